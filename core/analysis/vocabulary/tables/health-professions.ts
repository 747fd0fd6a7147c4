export const HEALTH_PROFESSIONS = `
# therapy
Physiotherapy Techniques | manual therapy | electrotherapy | therapeutic exercises | gait training > Physical Therapy
Physical Therapy Assistance | physical therapist assistant | physical therapy assistant | physical therapy aide > Physical Therapy
Orthopedic Rehabilitation | sports rehabilitation | orthopedic physical therapy > Physical Therapy
Hydrotherapy | aquatic therapy > Physical Therapy
Occupational Therapy Assistance | occupational therapy assistant > Occupational Therapy
Sensory Integration > Occupational Therapy
Hand Therapy > Occupational Therapy
Speech-Language Pathology | speech language pathologist | speech and language therapist | speech and language therapy > Speech Therapy
Dysphagia Management | dysphagia | swallowing therapy > Speech Therapy
Augmentative Communication | augmentative and alternative communication | =AAC > Speech Therapy
Audiology | audiologist | hearing aids | hearing tests
Prosthetics and Orthotics | prosthetics | orthotics | orthotist
Art Therapy | art therapist
Music Therapy | music therapist
Recreation Therapy | recreational therapy | activities director | therapeutic recreation | activity coordinator elderly
Play Therapy
Vestibular Rehabilitation
Athletic Training | athletic trainer
Cardiac Rehabilitation | pulmonary rehabilitation
Vocational Rehabilitation | supported employment | job coaching

# dentistry > Dentistry
Dental Assisting | dental assistant | chairside assisting | dental nurse | four handed dentistry
Dental Hygiene | dental hygienist | dental cleaning | teeth cleaning | prophylaxis dental
Orthodontics | orthodontist | braces and aligners | invisalign
Endodontics | root canal | root canal treatment
Periodontics | periodontal | scaling and root planing
Prosthodontics | dentures | crowns and bridges | dental prosthetics
Oral Surgery | tooth extraction | dental implants | oral and maxillofacial
Pediatric Dentistry
Cosmetic Dentistry | teeth whitening | veneers
Dental Radiography | dental x rays | dental x ray | dental radiology
Dental Laboratory | dental technician | dental impressions | dental lab
Dental Charting | dental records
Dentrix
Eaglesoft
Open Dental
Dental Billing
Dental Reception | dental receptionist | dental front office

# pharmacy > Pharmacy
Dispensing | dispensing medication | prescription dispensing | dispensing medications | filling prescriptions | prescription filling
Compounding | sterile compounding | pharmaceutical compounding | iv compounding | usp 797
Pharmacy Technology | pharmacy technician | pharmacy assistant | pharmacy tech
Clinical Pharmacy | clinical pharmacist | pharmaceutical care
Hospital Pharmacy | inpatient pharmacy
Medication Therapy Management | =MTM | medication counseling | patient medication counseling
Pharmacovigilance | drug safety | adverse event reporting | adverse events
Pharmacokinetics | pharmacodynamics | =PK/PD
Pharmacology | pharmacologist
Pharmacy Management | pharmacy manager | pharmacy operations
Pyxis | omnicell | automated dispensing
Controlled Substances | controlled substance | controlled drugs | narcotics control
Prescription Verification | prescription processing | prescription insurance | third party billing pharmacy
Pharmacy Inventory | drug inventory
Pharmacy Benefit Management | =PBM | formulary management

# medical office
Medical Reception | medical receptionist | medical front desk | medical office receptionist
Medical Secretarial Services | medical secretary | medical administrative assistant
Medical Transcription | medical transcriptionist | medical dictation
Medical Scribing | medical scribe
Insurance Verification | insurance eligibility | benefits verification | eligibility verification | insurance authorization > Medical Billing
Claims Submission (medical) | medical claims | claim submission | claim denials | denial management | cms 1500 | ub 04 > Medical Billing
Revenue Cycle Management | revenue cycle | revenue integrity > Medical Billing
Charge Capture | charge entry | charge posting > Medical Billing
ICD-10 | icd 10 | icd 10 cm | icd10 | icd 9 | icd 10 coding > Medical Coding
CPT Coding | cpt codes | cpt | =CPT > Medical Coding
!HCPCS | =HCPCS | hcpcs coding > Medical Coding
Inpatient Coding | drg coding | ms drg > Medical Coding
Outpatient Coding | e&m coding > Medical Coding
Clinical Documentation Improvement | clinical documentation integrity
Medicare and Medicaid | medicare medicaid | medicaid | medicare | cms regulations
Epic EHR | epic systems | epic hyperspace | epiccare | epic emr | epic willow | epic beaker | =Epic | epic ehr > Electronic Health Records
Cerner | oracle health | cerner millennium > Electronic Health Records
Meditech > Electronic Health Records
Allscripts > Electronic Health Records
athenahealth | athena health | athenaone > Electronic Health Records
eClinicalWorks | e clinical works > Electronic Health Records
NextGen Healthcare | nextgen ehr | nextgen emr > Electronic Health Records
Practice Fusion > Electronic Health Records
Kareo > Electronic Health Records
AdvancedMD > Electronic Health Records
PointClickCare | point click care > Electronic Health Records
McKesson | paragon ehr > Electronic Health Records
EMIS Web | systmone | system one nhs > Electronic Health Records
HL7 | fhir | hl7 fhir
Health Informatics | healthcare informatics | clinical informatics | nursing informatics
Healthcare Compliance | joint commission | jcaho | cms compliance
Healthcare Quality Improvement | hedis | healthcare quality | clinical quality improvement
Clinical Governance | clinical audit | clinical audits
Patient Access | patient registration | admissions clerk | hospital admissions
Patient Relations | patient satisfaction | patient experience | hcahps
Managed Care | value based care | population health
Credentialing | provider credentialing | physician credentialing
Referral Coordination | referral management | patient referrals | referral coordinator

# laboratory
Medical Laboratory Science | medical technologist | medical laboratory technician | clinical laboratory | clinical laboratory scientist | medical laboratory scientist
Clinical Chemistry | clinical biochemistry
Hematology Testing | complete blood count | coagulation testing
Blood Banking | blood bank | transfusion medicine
Histology | histopathology | histotechnician | tissue processing | microtomy
Cytology | cytotechnologist | pap smears
Toxicology | toxicology testing | drug testing laboratory
Urinalysis | urine analysis
Point-of-Care Testing | point of care testing
CLIA | clia regulations | cap accreditation
Laboratory Quality Control | qc samples | quality control testing laboratory
Lab Inventory | laboratory supplies | ordering lab supplies
Laboratory Safety | lab safety | biosafety | bsl 2
Laboratory Management | lab management | lab manager | laboratory manager

# eye care
Optometry Practice | optometrist | eye exams | refraction testing > Optometry
Ophthalmology | ophthalmologist | ophthalmic technician > Optometry
Opticianry | optician | dispensing optician | contact lens fitting > Optometry

# nutrition > Nutrition
Dietetics | dietitian | dietician | registered dietitian
Clinical Nutrition | medical nutrition therapy | enteral and parenteral nutrition
Sports Nutrition
Diet Planning | meal planning | meal plans | diet plans
Weight Management | weight loss coaching
Food Service Dietary | dietary aide | dietary manager
Nutrition Education | nutrition counseling | nutritional counseling
Eating Disorders

# veterinary > Veterinary Care
Veterinary Medicine | veterinarian | veterinary surgeon | vet surgeon
Veterinary Technology | veterinary technician | vet tech | veterinary assistant | veterinary nurse
Animal Surgery | veterinary surgery | spay and neuter
Large Animal Medicine | equine medicine | farm animal practice
Small Animal Medicine | companion animals
Animal Restraint | restraining animals > Animal Handling

# public health > Public Health
Epidemiology | epidemiologist | disease surveillance | outbreak investigation
Health Promotion | health education programs | health coaching | health coach
Infection Prevention | infection preventionist > Infection Control
Environmental Health | environmental health officer | sanitarian
Health Policy | healthcare policy
Global Health | international health
Maternal and Child Health
Contact Tracing
Community Health Services | community health worker | health outreach
Emergency Medical Dispatch
Water and Sanitation
Tuberculosis Control | malaria control | hiv prevention
Clinical Trial Management | clinical trial coordinator | clinical research coordinator | clinical research associate | clinical trials management > Clinical Research
Good Clinical Practice | ich gcp | =GCP training | gcp guidelines > Clinical Research
Clinical Data Management | medidata rave | edc systems | case report forms | =CDISC | sdtm > Clinical Research
Informed Consent | irb submissions | institutional review board > Clinical Research
Clinical Monitoring | site monitoring visits | clinical site monitoring > Clinical Research
Medical Writing | medical writer | clinical study reports
Medical Affairs | medical science liaison
Health Economics | heor | health technology assessment
Regulatory Submissions | ind submissions | nda submissions | 510 k | 510k | ectd > Regulatory Affairs
EU MDR | medical device regulation > Regulatory Affairs
`;
